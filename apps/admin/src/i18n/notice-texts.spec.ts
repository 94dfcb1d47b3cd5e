import { notificationEvents } from '@school/resources';
import { languages } from './languages.ts';
import { everyPrivateFile } from './message-files.ts';
import { flatMessages } from './translator.ts';

// The server's notices are typed by this list, so that none is without its line.
const events = Object.entries(notificationEvents);

const namesIn = (text: string): string[] =>
  [...text.matchAll(/%\{(\w+)\}/g)].map(([, name = '']) => name).sort();

describe.each(languages.map(({ code }) => code))('every notice that the server sends, in %s', (code) => {
  const read = async (): Promise<Readonly<Record<string, unknown>>> =>
    Object.assign(
      {},
      ...(await Promise.all(
        everyPrivateFile(code).map(async (file) => flatMessages((await file()).default)),
      )),
    );

  it('has its sentence, which names what the notice names', async () => {
    const texts = await read();
    const wrong = events.filter(
      ([key, { text }]) =>
        namesIn(String(texts[`notification.${key}`] ?? '')).join() !== namesIn(text).join(),
    );
    expect(wrong.map(([key]) => key)).toEqual([]);
  });

  it('has its line in the settings and in the profile', async () => {
    const texts = await read();
    expect(events.filter(([key]) => !texts[`organisation.events.${key}`]).map(([key]) => key)).toEqual([]);
  });
});
