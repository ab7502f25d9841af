"""Learning to play: networks trained by playing against themselves, their past and the other bots.

Only training needs PyTorch; a finished network plays with NumPy alone (`scoville.bots.network`).
"""
