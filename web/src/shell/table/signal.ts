/** The your-turn signal: a mark in the tab's icon always, a sound where it was asked for. */
import { settings } from "../settings.svelte";

let before = false;
let audio: AudioContext | undefined;

export function yourTurn(mine: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  if (icon) icon.href = mine ? "/icon-turn.svg" : "/icon.svg";
  if (mine && !before && settings.sound) chime();
  before = mine;
}

/** Two soft tones. */
export function chime(): void {
  audio ??= new AudioContext();
  [523.25, 783.99].forEach((pitch, i) => {
    const at = audio!.currentTime + i * 0.14;
    const tone = audio!.createOscillator();
    const volume = audio!.createGain();
    tone.frequency.value = pitch;
    tone.type = "triangle";
    volume.gain.setValueAtTime(0.0001, at);
    volume.gain.exponentialRampToValueAtTime(0.16, at + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.5);
    tone.connect(volume).connect(audio!.destination);
    tone.start(at);
    tone.stop(at + 0.55);
  });
}
