import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { showInEngine } from '../../../test/engine.tsx';
import { GalleryPhotos } from './GalleryPhotos.tsx';
import { StudentPhotos } from './StudentPhotos.tsx';

const watching = window.IntersectionObserver;
// Nothing comes into view where there is no layout: everything is treated as seen.
beforeAll(() => Reflect.deleteProperty(window, 'IntersectionObserver'));
afterAll(() => Reflect.set(window, 'IntersectionObserver', watching));
afterEach(cleanup);

const file = (id: number) => ({ id, name: `day-${id}.jpg`, type: 'image/jpeg', size: 4_000_000 });
const relay = {
  photo: file(7),
  title: 'Relay',
  description: 'The second change',
  takenOn: '2026-05-01',
  students: [3],
  _labels: { students: ['Ali Khan', 'Bina Shah'] },
};

describe('photos', () => {
  it('of an album have their titles, and open large with all that is known of them', async () => {
    const { sent } = await showInEngine(
      <GalleryPhotos record={undefined} values={{ photos: [relay, { photo: file(8) }] }} />,
      {},
    );
    fireEvent.click(await screen.findByRole('button', { name: /Relay/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Relay' });
    expect(dialog.textContent).toContain('The second change');
    expect(dialog.textContent).toContain('Ali Khan, Bina Shah');
    expect(within(dialog).getByRole('button', { name: 'Save photo' })).toBeTruthy();
    fireEvent.keyDown(dialog, { key: 'ArrowRight' });
    const next = await screen.findByRole('dialog', { name: 'day-8.jpg' });
    expect(next.textContent).not.toContain('Ali Khan');
    await waitFor(() => {
      const asked = sent.map(({ path }) => path).filter((path) => path.startsWith('setup/v1/files/'));
      expect(asked).toEqual(
        expect.arrayContaining(['setup/v1/files/7?size=small', 'setup/v1/files/8?size=large']),
      );
      expect(asked.filter((path) => !path.includes('size='))).toEqual([]);
    });
  });

  it('of a student come from all albums, more of them on demand, and are saved where the album allows it', async () => {
    const rows = Array.from({ length: 24 }, (_, at) => ({ ...relay, photo: file(at + 1), mayKeep: at > 0 }));
    const { sent } = await showInEngine(<StudentPhotos record={{ id: 3 }} values={{}} />, {
      answers: { 'setup/v1/view/photosOfStudent': { rows, total: 30, columns: [], totals: {} } },
    });
    const tiles = await screen.findAllByRole('button', { name: /^Photo \d+: Relay/ });
    expect(tiles).toHaveLength(24);
    fireEvent.click(tiles[0] ?? document.body);
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).queryByRole('button', { name: 'Save photo' })).toBeNull();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Next' }));
    await within(dialog).findByRole('button', { name: 'Save photo' });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    fireEvent.click(screen.getByRole('button', { name: 'More photos' }));
    await waitFor(() =>
      expect(sent.map(({ path }) => decodeURIComponent(path))).toContain(
        'setup/v1/view/photosOfStudent?student=3&range=[0,47]',
      ),
    );
  });
});
