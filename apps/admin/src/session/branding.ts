/** A way to sign in that a demo school shows to its visitors. */
export interface DemoSignIn {
  readonly username: string;
  readonly password: string;
  readonly label?: string;
}

/** Name and logo of the school, known before anybody signs in. */
export interface Branding {
  readonly name: string;
  /** Empty: the product's own logo. */
  readonly logoPath: string;
  readonly demoSignIns: readonly DemoSignIn[];
  /** Colour and font of the school, as its settings name them. */
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

/** Name and logo replace the defaults only when the answer has both. */
export const withAnswer = (branding: Branding, data: unknown): Branding => {
  const answer = (typeof data === 'object' && data !== null ? data : {}) as Record<string, unknown>;
  const name = textOf(answer.name);
  const logoPath = textOf(answer.logoPath);
  const demoSignIns = demoSignInsOf(answer.demoSignIns);
  const { themeColorId, fontName } = answer;
  const kept = { ...branding, demoSignIns, themeColorId, fontName, loading: false, error: '' };
  return name && logoPath ? { ...kept, name, logoPath } : kept;
};
