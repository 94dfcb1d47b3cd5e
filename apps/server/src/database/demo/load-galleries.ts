import type { ApiClient, Saved } from './api-client.ts';
import { demoContent } from './drive-content.ts';
import type { LoadedBatch } from './load-academics.ts';
import { paintedPng } from './painted-png.ts';
import type { Colour } from './painted-png.ts';
import { demoFamily } from './students.ts';

const albums = 'collab/v1/gallery';
const documents = 'collab/v1/document';
const [width, height] = [480, 360];

const mixed = (from: Colour, to: Colour, part: number): Colour => [
  Math.round(from[0] + (to[0] - from[0]) * part),
  Math.round(from[1] + (to[1] - from[1]) * part),
  Math.round(from[2] + (to[2] - from[2]) * part),
];

const skies: readonly (readonly [Colour, Colour])[] = [
  [
    [92, 158, 222],
    [214, 234, 248],
  ],
  [
    [241, 148, 96],
    [250, 219, 216],
  ],
  [
    [72, 92, 150],
    [174, 182, 214],
  ],
];
const fields: readonly Colour[] = [
  [82, 143, 79],
  [122, 151, 74],
  [62, 122, 96],
];

/** A field below a sky, different for each number. */
const landscape = (number: number): Buffer => {
  const [above, below] = skies[number % skies.length] ??
    skies[0] ?? [
      [0, 0, 0],
      [0, 0, 0],
    ];
  const field = fields[number % fields.length] ?? [82, 143, 79];
  const sun = { x: 90 + ((number * 67) % 300), y: 60 + ((number * 31) % 60) };
  return paintedPng(width, height, (x, y) => {
    const horizon = 220 + 22 * Math.sin((x + number * 90) / 70) + 9 * Math.sin(x / 23);
    if (y > horizon) return mixed(field, [30, 60, 40], (y - horizon) / (height - horizon + 40));
    return Math.hypot(x - sun.x, y - sun.y) < 26 ? [255, 243, 200] : mixed(above, below, y / horizon);
  });
};

const upload = async (api: ApiClient, name: string, content: Blob): Promise<number> => {
  const form = new FormData();
  form.append('file', content, name);
  return (await api.postForm<Saved>('setup/v1/files', form)).id;
};

const dayAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

/** What is written below a photo, and who is in it. */
interface Shot {
  readonly title: string;
  readonly students?: readonly number[];
}

interface Album {
  readonly name: string;
  readonly date: string;
  readonly description: string;
  readonly photos: readonly Shot[];
  readonly first: number;
  readonly isDraft?: boolean;
  readonly everybody?: readonly string[];
  readonly batches?: readonly number[];
}

const loadAlbum = async (api: ApiClient, { photos, first, isDraft, ...album }: Album): Promise<void> => {
  const rows: (Shot & { readonly photo: number; readonly takenOn: string })[] = [];
  for (const [at, shot] of photos.entries()) {
    const content = new Blob([new Uint8Array(landscape(first + at))]);
    const photo = await upload(api, `${album.name} ${at + 1}.png`, content);
    rows.push({ photo, takenOn: album.date, ...shot });
  }
  const { id } = await api.post<Saved>(`${albums}/save`, { ...album, photos: rows });
  if (!isDraft) await api.post(`${albums}/transition/publish/${id}`, {});
};

/** Some of the students of a batch, the demo student first. */
const studentsOf = async (api: ApiClient, batches: readonly LoadedBatch[]): Promise<readonly number[]> => {
  const filter = JSON.stringify({ batch_in: batches.map(({ id }) => id), photoConsent_empty: true });
  const rows = await api.get<readonly (Saved & { readonly firstName: string })[]>(
    `setup/v1/studentEntity/getall?filter=${encodeURIComponent(filter)}&range=[0,59]`,
  );
  const isDemo = ({ firstName }: { readonly firstName: string }): number =>
    Number(firstName === demoFamily.student);
  return [...rows]
    .sort((a, b) => isDemo(b) - isDemo(a))
    .slice(0, 6)
    .map(({ id }) => id);
};

/** A day of the whole school, an outing of one class and an unfinished album; documents to read for staff and parents. */
export const loadGalleries = async (api: ApiClient, batches: readonly LoadedBatch[]): Promise<void> => {
  const own = batches.filter(
    ({ grade, section }) => grade === demoFamily.grade && section === demoFamily.section,
  );
  const classmates = await studentsOf(api, own);
  await loadAlbum(api, {
    name: 'Sports day',
    date: dayAgo(20),
    description: 'Races, tug of war and the cup for the blue house.',
    photos: [
      { title: 'The field in the morning' },
      { title: 'Start of the relay', students: classmates.slice(0, 2) },
      { title: 'Tug of war' },
      { title: 'The cup goes to the blue house' },
    ],
    first: 0,
    everybody: ['EMPLOYEE', 'STUDENT', 'PARENT'],
  });
  await loadAlbum(api, {
    name: `Grade ${demoFamily.grade} at the salt range`,
    date: dayAgo(9),
    description: 'Two days of geography outside.',
    photos: [
      { title: 'On the way to the mine', students: classmates },
      { title: 'Samples of rock salt', students: classmates.slice(0, 3) },
      { title: 'Evening over the range' },
    ],
    first: 4,
    batches: own.map(({ id }) => id),
  });
  await loadAlbum(api, {
    name: 'Annual play',
    date: dayAgo(2),
    description: 'To be chosen from.',
    photos: [{ title: 'Rehearsal' }],
    first: 8,
    isDraft: true,
    everybody: ['STUDENT', 'PARENT'],
  });
  const lines = [
    'How we deal with fees',
    'Bills are due on the tenth of a month.',
    'The office helps with instalments.',
  ];
  await api.post(`${documents}/save`, {
    title: 'How we deal with fees',
    source: 'UPLOAD',
    docType: 'DOCUMENT',
    file: await upload(api, 'How we deal with fees.pdf', await demoContent('fees.pdf', lines)),
    everybody: ['PARENT', 'EMPLOYEE'],
  });
  await api.post(`${documents}/save`, {
    title: 'Plan of the staff room',
    source: 'LINK',
    docType: 'SHEET',
    url: 'https://docs.google.com/spreadsheets/d/greenfield-staff-room',
    description: 'Who has which table and locker.',
    everybody: ['EMPLOYEE'],
  });
};
