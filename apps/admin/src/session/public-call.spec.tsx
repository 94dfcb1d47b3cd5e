import { chooseLanguage } from '../i18n/current-language.ts';
import { publicCall } from './public-call.ts';

const answered = (status: number, body: object): void => {
  globalThis.fetch = () => Promise.resolve(new Response(JSON.stringify(body), { status }));
};
const { fetch } = globalThis;

afterEach(async () => {
  globalThis.fetch = fetch;
  await chooseLanguage('en');
});

it('tells why somebody without a session was refused, in the language of the page', async () => {
  await chooseLanguage('gr');
  answered(400, { success: false, data: {}, message: 'This link is no longer valid.' });
  await expect(publicCall('auth/reset-password', {})).rejects.toThrow('Dieser Link gilt nicht mehr.');

  const text = 'The password must have at least %{min} characters.';
  const problem = {
    field: 'newPassword',
    code: 'passwordTooShort',
    message: 'Too short.',
    text,
    params: { min: 8 },
  };
  answered(400, { success: false, data: { errors: [problem] }, message: 'Too short.' });
  await expect(publicCall('auth/reset-password', {})).rejects.toThrow(
    'Das Passwort muss mindestens 8 Zeichen haben.',
  );
});

it('has no words for an answer without any', async () => {
  answered(502, {});
  await expect(publicCall('auth/login', {})).rejects.toMatchObject({ status: 502, message: '' });
});
