# Was `scoville verify` findet.

verify-live-not = Diese Aufzeichnung stammt nicht von einem Live-Tisch; es gibt kein Mischen zu prüfen. Speichere die Aufzeichnung nach dem Spiel am Tisch und prüfe diese Datei.
verify-branch-not = Diese Partie setzt eine andere fort, deren Karten bekannt waren; sein Mischen beweist nichts.
verify-committed-not = Vor dem Austeilen wurde kein Hash veröffentlicht, also lässt sich dieses Mischen nicht beweisen. Das gibt es nur an Live-Tischen, nicht im Terminal.
verify-secret-not = Das Geheimnis dieses Mischens ist nicht offengelegt; das geschieht, wenn die Partie vorbei ist.
verify-noted = Der Hash in der Aufzeichnung ist der vor dem Austeilen notierte.
verify-noted-not = Der Hash in der Aufzeichnung ist nicht der vor dem Austeilen notierte.
verify-nonce = Was { $name } beigetragen hat, steht darin.
verify-nonce-not = Was { $name } beigetragen hat, steht nicht darin.
verify-commitment = Das Geheimnis hat den Hash, der vor dem Austeilen veröffentlicht wurde.
verify-commitment-not = Das Geheimnis hat nicht den Hash, der vor dem Austeilen veröffentlicht wurde.
verify-seed = { $count ->
    [0] Das Geheimnis ergibt den Startwert; niemand hat etwas beigetragen.
    [one] Das Geheimnis und der Beitrag einer Person ergeben den Startwert.
   *[other] Das Geheimnis und die Beiträge von { $count } Personen ergeben den Startwert.
}
verify-seed-not = Das Geheimnis und die Beiträge der Spielenden ergeben diesen Startwert nicht.
verify-deal = Allein der Startwert gibt die Karten.
verify-deal-not = Die Karten hat nicht der Startwert gegeben: Die Aufzeichnung legt einige von ihnen fest.
verify-first = Der Startwert sagt, wer beginnt.
verify-first-not = Nach dem Startwert beginnt jemand anders.
verify-first-set = { $name } beginnt, weil es so eingestellt war, sagt die Aufzeichnung: Wer dabei war, weiß es.
verify-first-winner = { $name } beginnt nach einem Sieg in der Runde davor, sagt die Aufzeichnung: Deren Aufzeichnung zeigt es.
verify-first-unsaid = { $name } beginnt, und die Aufzeichnung sagt nicht, ob das ausgelost oder eingestellt war: Wer dabei war, weiß es.
verify-variants = Der Startwert deckt diese EXTRASCHARF-Karten auf.
verify-variants-not = Der Startwert deckt andere EXTRASCHARF-Karten auf.
verify-variants-chosen = Die EXTRASCHARF-Karten waren ausgesucht, sagt die Aufzeichnung: Wer dabei war, weiß es.
verify-variants-unsaid = Die Aufzeichnung sagt nicht, ob die EXTRASCHARF-Karten ausgesucht oder zufällig aufgedeckt waren: Wer dabei war, weiß es.
verify-races = { $count ->
    [one] Wer in einem Wettlauf zuerst da war
   *[other] Wer in { $count } Wettläufen zuerst da war
}{ $coins ->
    [0] {""}
    [one] {" "}(einmal entschied eine Münze)
   *[other] {" "}({ $coins }-mal entschied eine Münze)
}, hat der Server gemessen: Das lässt sich nicht beweisen.
verify-actions = { $count ->
    [one] Die einzige Aktion folgt den Regeln.
   *[other] Alle { $count } Aktionen folgen den Regeln.
}
verify-actions-not = Die Partie lässt sich nicht nachspielen: { $error }
verify-end = Die Partie endet wie aufgezeichnet.
verify-end-not = Die Partie endet nicht wie aufgezeichnet.
verify-proved = { $open ->
    [0] Bewiesen.
   *[other] Bewiesen bis auf das, was ein Fragezeichen hat.
}
verify-not-proved = Nicht bewiesen.
