import { useEffect, useSyncExternalStore } from 'react'

export function useTeluguVoice(): ((text: string) => void) | null {
  const hasVoice = useSyncExternalStore(
    onVoices,
    () => teluguVoice() !== undefined,
    () => false,
  )
  useEffect(() => () => window.speechSynthesis?.cancel(), [])
  return hasVoice ? say : null
}

function say(text: string): void {
  const said = new SpeechSynthesisUtterance(text)
  said.lang = 'te-IN'
  said.voice = teluguVoice() ?? null
  speechSynthesis.cancel()
  speechSynthesis.speak(said)
}

function teluguVoice(): SpeechSynthesisVoice | undefined {
  const voices = allVoices().filter(({ lang }) => /^te\b|^te_/i.test(lang))
  return voices.find(({ localService }) => localService) ?? voices[0]
}

function allVoices(): SpeechSynthesisVoice[] {
  try {
    return speechSynthesis.getVoices()
  } catch {
    // Browsers inside some apps have no speech synthesis, or one that throws.
    return []
  }
}

/** Browsers load their voices after the page. */
function onVoices(change: () => void): () => void {
  window.speechSynthesis?.addEventListener?.('voiceschanged', change)
  return () => window.speechSynthesis?.removeEventListener?.('voiceschanged', change)
}
