import { createSealer } from './sealer.ts';

describe('sealed texts', () => {
  const sealer = createSealer('a secret of thirty-two bytes at least');

  it('are opened by the same secret only', () => {
    const sealed = sealer.seal('пароль 123');
    expect(sealed).not.toContain('123');
    expect(sealer.seal('пароль 123')).not.toBe(sealed);
    expect(sealer.open(sealed)).toBe('пароль 123');
    expect(() => createSealer('another secret of thirty-two bytes').open(sealed)).toThrow();
  });

  it('are not opened once they were changed', () => {
    const bytes = Buffer.from(sealer.seal('text'), 'base64');
    bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
    expect(() => sealer.open(bytes.toString('base64'))).toThrow();
  });
});
