import { useSearchParams } from 'react-router-dom';

export const sections = ['mine', 'shared', 'starred', 'trash'] as const;
export type Section = (typeof sections)[number];

/** Where the user is in the drive; kept in the address, so that Back and bookmarks lead there. */
export interface Place {
  readonly section: Section;
  /** Undefined at the root. */
  readonly folder: number | undefined;
  readonly open: (folder: number) => void;
  readonly show: (section: Section) => void;
}

const isSection = (text: string | null): text is Section => sections.some((one) => one === text);

export const usePlace = (): Place => {
  const [params, setParams] = useSearchParams();
  const asked = params.get('section');
  const section = isSection(asked) ? asked : 'mine';
  const folder = /^[1-9]\d{0,14}$/.test(params.get('folder') ?? '')
    ? Number(params.get('folder'))
    : undefined;
  return {
    section: folder === undefined || section === 'shared' ? section : 'mine',
    folder,
    open: (id) => setParams({ ...(section === 'shared' ? { section } : {}), folder: String(id) }),
    show: (next) => setParams(next === 'mine' ? {} : { section: next }),
  };
};
