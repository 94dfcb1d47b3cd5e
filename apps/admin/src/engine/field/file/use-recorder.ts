import { useEffect, useRef, useState } from 'react';

/** Containers that browsers record sound into, with the extension of their files; the first that is known is taken. */
const containers = [
  ['audio/webm;codecs=opus', 'webm'],
  ['audio/mp4', 'm4a'],
  ['audio/ogg;codecs=opus', 'ogg'],
] as const;

/** Enough for speech: three minutes are about a megabyte. */
const bitsPerSecond = 48_000;

/** Whether this browser can record at all. */
export const canRecord = (): boolean =>
  typeof MediaRecorder === 'function' && typeof navigator.mediaDevices?.getUserMedia === 'function';

type RecorderState = 'idle' | 'asking' | 'recording' | 'refused';

interface Recorder {
  readonly state: RecorderState;
  /** Seconds that have been recorded. */
  readonly seconds: number;
  readonly begin: () => Promise<void>;
  readonly end: () => void;
}

interface Running {
  readonly recorder: MediaRecorder;
  readonly timer: number;
}

/** Gives the microphone back, whatever becomes of what was recorded. */
const release = ({ recorder, timer }: Running): void => {
  clearInterval(timer);
  recorder.stream.getTracks().forEach((track) => track.stop());
};

/**
 * Records the microphone. It ends by itself after `most` seconds; what was recorded is given as a file then, and is lost
 * where the part of the screen goes away before.
 * @param accept extensions that the field takes
 */
export const useRecorder = (
  most: number,
  accept: readonly string[],
  onRecorded: (file: File) => void,
): Recorder => {
  const [state, setState] = useState<RecorderState>('idle');
  const [seconds, setSeconds] = useState(0);
  const running = useRef<Running>(undefined);
  const leave = useRef(() => {
    if (running.current) release(running.current);
    running.current = undefined;
  });
  useEffect(() => leave.current, []);
  const end = (): void => {
    if (running.current?.recorder.state === 'recording') running.current.recorder.stop();
  };
  const begin = async (): Promise<void> => {
    setState('asking');
    const container = containers.find(
      ([type, extension]) => accept.includes(extension) && MediaRecorder.isTypeSupported(type),
    );
    try {
      if (!container) throw new Error('No container is known.');
      const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
      const [mimeType, extension] = container;
      const recorder = new MediaRecorder(stream, { mimeType, audioBitsPerSecond: bitsPerSecond });
      const parts: Blob[] = [];
      recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
      recorder.addEventListener('stop', () => {
        const isWanted = running.current?.recorder === recorder;
        if (running.current) release(running.current);
        running.current = undefined;
        setState('idle');
        if (isWanted) onRecorded(new File(parts, `recording.${extension}`, { type: mimeType }));
      });
      const started = Date.now();
      const timer = window.setInterval(() => {
        const past = Math.floor((Date.now() - started) / 1000);
        setSeconds(past);
        if (past >= most && recorder.state === 'recording') recorder.stop();
      }, 250);
      running.current = { recorder, timer };
      setSeconds(0);
      recorder.start();
      setState('recording');
    } catch {
      setState('refused');
    }
  };
  return { state, seconds, begin, end };
};
