import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { f } from '@school/kernel';
import { showInEngine } from '../../../../test/engine.tsx';
import { FileCell } from './FileCell.tsx';
import { FilePick } from './FilePick.tsx';

const stored = { id: 7, name: 'recording.webm', type: 'video/webm', size: 3 };
const field = f.file({ accept: ['webm'], sound: { seconds: 180, heardAt: 'comm/v1/voiceNote/heard' } });
const given = { mediaDevices: navigator.mediaDevices, recorder: globalThis.MediaRecorder };

/** A silent microphone: it yields one part when stopped. */
class Recorder extends EventTarget {
  static isTypeSupported = (type: string): boolean => type.startsWith('audio/webm');
  state = 'inactive';
  readonly stream: { getTracks: () => { stop: () => void }[] };
  constructor(stream: Recorder['stream']) {
    super();
    this.stream = stream;
  }
  start(): void {
    this.state = 'recording';
  }
  stop(): void {
    this.state = 'inactive';
    this.dispatchEvent(Object.assign(new Event('dataavailable'), { data: new Blob(['abc']) }));
    this.dispatchEvent(new Event('stop'));
  }
}

const microphone = (ask: () => Promise<unknown>): void => {
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia: ask } });
  Object.defineProperty(globalThis, 'MediaRecorder', { configurable: true, value: Recorder });
};

afterEach(() => {
  cleanup();
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: given.mediaDevices });
  Object.defineProperty(globalThis, 'MediaRecorder', { configurable: true, value: given.recorder });
});

const pick = (taken: unknown[]) =>
  showInEngine(
    <FilePick
      name="audio"
      label="Recording"
      accept={['webm']}
      maxBytes={1000}
      seconds={180}
      preview={null}
      value={null}
      onChange={(value) => void taken.push(value)}
    />,
    { answers: { 'setup/v1/files': stored } },
  );

it('is fetched when somebody wants to hear it, and its record is told', async () => {
  Object.assign(URL, { createObjectURL: () => 'blob:sound', revokeObjectURL: () => undefined });
  const { sent } = await showInEngine(
    <FileCell field={field} name="audio" value={stored} row={{ id: 3 }} />,
    { answers: { 'setup/v1/files/7': () => new Response('abc'), 'comm/v1/voiceNote/heard/3': { heard: 1 } } },
  );
  const play = await screen.findByRole('button', { name: 'Play recording.webm' });
  expect(sent).toEqual([]);
  fireEvent.click(play);
  await waitFor(() => expect(document.querySelector('audio')?.getAttribute('src')).toBe('blob:sound'));
  expect(sent.map(({ path }) => path)).toEqual([
    expect.stringContaining('setup/v1/files/7'),
    expect.stringContaining('comm/v1/voiceNote/heard/3'),
  ]);
});

it('is recorded by one button, which gives the microphone back', async () => {
  const [taken, stopped]: [unknown[], string[]] = [[], []];
  microphone(async () => ({ getTracks: () => [{ stop: () => void stopped.push('microphone') }] }));
  await pick(taken);
  fireEvent.click(await screen.findByRole('button', { name: 'Record: Recording' }));
  fireEvent.click(await screen.findByRole('button', { name: 'End the recording: Recording' }));
  await waitFor(() => expect(taken).toEqual([stored]));
  expect(stopped).toEqual(['microphone']);
});

it('says so where there is no microphone, and offers none where the browser cannot record', async () => {
  microphone(() => Promise.reject(new Error('NotAllowedError')));
  await pick([]);
  fireEvent.click(await screen.findByRole('button', { name: 'Record: Recording' }));
  expect(await screen.findByText(/No microphone is available/)).toBeTruthy();
  cleanup();
  Object.defineProperty(globalThis, 'MediaRecorder', { configurable: true, value: undefined });
  await pick([]);
  await screen.findByRole('button', { name: 'Choose a file' });
  expect(screen.queryByRole('button', { name: 'Record: Recording' })).toBeNull();
});
