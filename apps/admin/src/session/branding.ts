/** A sign-in offered by a demo school to its visitors. */
export interface DemoSignIn {
  readonly username: string;
  readonly password: string;
  readonly label?: string;
}

/** Name and logo of the school, known before anyone signs in. */
export interface Branding {
  readonly name: string;
  /** Empty: the product's own logo. */
  readonly logoPath: string;
  readonly demoSignIns: readonly DemoSignIn[];
  /** Colour and font of the school, as named in its settings. */
  readonly themeColorId: unknown;
  readonly fontName: unknown;
  readonly loading: boolean;
  readonly error: string;
}

export const defaultBranding: Branding = {
  name: 'EduERP',
  logoPath: '',
  demoSignIns: [],
  themeColorId: undefined,
  fontName: undefined,
  loading: false,
  error: '',
};

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

const demoSignInsOf = (value: unknown): DemoSignIn[] =>
  Array.isArray(value)
    ? value.filter(
        (entry): entry is DemoSignIn =>
          typeof entry === 'object' && entry !== null && typeof (entry as DemoSignIn).username === 'string',
      )
    : [];

/** Name and logo replace the defaults only if the answer contains both. */
export const withAnswer = (branding: Branding, data: unknown): Branding => {
  const answer = (typeof data === 'object' && data !== null ? data : {}) as Record<string, unknown>;
  const name = textOf(answer.name);
  const logoPath = textOf(answer.logoPath);
  const demoSignIns = demoSignInsOf(answer.demoSignIns);
  const { themeColorId, fontName } = answer;
  const kept = { ...branding, demoSignIns, themeColorId, fontName, loading: false, error: '' };
  return name && logoPath ? { ...kept, name, logoPath } : kept;
};
