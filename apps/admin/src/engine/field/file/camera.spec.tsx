import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { showInEngine } from '../../../../test/engine.tsx';
import { FilePick } from './FilePick.tsx';

const stored = { id: 7, name: 'face.png', type: 'image/png', size: 3 };
const taken: unknown[] = [];

const open = () =>
  showInEngine(
    <FilePick
      camera
      name="photo"
      label="Photo"
      accept={['png', 'jpg']}
      maxBytes={1000}
      preview={null}
      value={null}
      onChange={(value) => void taken.push(value)}
    />,
    { answers: { 'setup/v1/files': stored } },
  );
const lens = (): HTMLInputElement => {
  const input = document.querySelector<HTMLInputElement>('input[capture]');
  if (!input) throw new Error('There is no input for the camera.');
  return input;
};
const shoot = (file: File): void => void fireEvent.change(lens(), { target: { files: [file] } });

beforeEach(() => taken.splice(0));
afterEach(cleanup);

it('the camera of a device is offered beside the file, and its picture is sent at once', async () => {
  const { sent } = await open();
  let asked = 0;
  const button = await screen.findByRole('button', { name: 'Take a photo: Photo' });
  lens().addEventListener('click', () => (asked += 1));
  fireEvent.click(button);
  expect([asked, lens().accept, lens().getAttribute('capture')]).toEqual([1, 'image/*', 'environment']);
  shoot(new File(['abc'], 'face.png', { type: 'image/png' }));
  await waitFor(() => expect(taken).toEqual([stored]));
  expect(sent.map(({ path }) => path)).toEqual([expect.stringContaining('setup/v1/files')]);
});

it('what the camera gives must fit like any other file', async () => {
  const { sent } = await open();
  await screen.findByRole('button', { name: 'Take a photo: Photo' });
  shoot(new File(['a'.repeat(2000)], 'large.png', { type: 'image/png' }));
  await waitFor(() => expect(document.querySelector('.MuiFormHelperText-root.Mui-error')).not.toBeNull());
  shoot(new File(['abc'], 'film.mov', { type: 'video/quicktime' }));
  await waitFor(() => expect(document.querySelector('.Mui-error')?.textContent).toMatch(/png/i));
  expect([taken, sent]).toEqual([[], []]);
});

describe('the camera of a computer', () => {
  const given = Object.getOwnPropertyDescriptor(navigator, 'mediaDevices');
  const stopped: string[] = [];
  const camera = (answer: () => Promise<unknown>): void =>
    void Object.defineProperty(navigator, 'mediaDevices', {
      configurable: true,
      value: { getUserMedia: answer },
    });
  afterEach(() => {
    stopped.splice(0);
    if (given) Object.defineProperty(navigator, 'mediaDevices', given);
    else Reflect.deleteProperty(navigator, 'mediaDevices');
  });
  const look = async (): Promise<HTMLElement> => {
    fireEvent.click(await screen.findByRole('button', { name: 'Take a photo: Photo' }));
    return screen.findByRole('dialog', { name: 'Take a photo' });
  };

  it('shows what it sees, and is switched off when it is left', async () => {
    camera(async () => ({ getTracks: () => [{ stop: () => void stopped.push('video') }] }));
    await open();
    const dialog = await look();
    const video = dialog.querySelector('video');
    await waitFor(() => expect(video?.srcObject).toBeTruthy());
    const take = (): HTMLElement => screen.getByRole('button', { name: 'Take the photo' });
    expect(take().hasAttribute('disabled')).toBe(true);
    if (video) fireEvent.loadedData(video);
    await waitFor(() => expect(take().hasAttribute('disabled')).toBe(false));
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(stopped).toEqual(['video']));
    expect(taken).toEqual([]);
  });

  it('says so when there is none, or it may not be used', async () => {
    camera(() => Promise.reject(new Error('NotAllowedError')));
    await open();
    await look();
    expect(await screen.findByText(/No camera is available/)).toBeTruthy();
  });
});
