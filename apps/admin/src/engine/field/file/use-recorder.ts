import { useEffect, useRef, useState } from 'react';

/** Containers that browsers record sound into, with their file extensions; the first supported one is used. */
const containers = [
  ['audio/webm;codecs=opus', 'webm'],
  ['audio/mp4', 'm4a'],
  ['audio/ogg;codecs=opus', 'ogg'],
] as const;

/** Enough for speech: three minutes take about a megabyte. */
const bitsPerSecond = 48_000;

/** Whether this browser can record at all. */
export const canRecord = (): boolean =>
  typeof MediaRecorder === 'function' && typeof navigator.mediaDevices?.getUserMedia === 'function';

type RecorderState = 'idle' | 'asking' | 'recording' | 'refused';

interface Recorder {
  readonly state: RecorderState;
  /** Seconds recorded so far. */
  readonly seconds: number;
  readonly begin: () => Promise<void>;
  readonly end: () => void;
}

interface Running {
  readonly recorder: MediaRecorder;
  readonly timer: number;
}

/** Releases the microphone, whatever becomes of the recording. */
const release = ({ recorder, timer }: Running): void => {
  clearInterval(timer);
  recorder.stream.getTracks().forEach((track) => track.stop());
};

/**
 * Records the microphone. Stops automatically after `most` seconds; the recording is then returned as a file, and is lost
 * if the part of the screen is removed before.
 * @param accept extensions that the field accepts
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
