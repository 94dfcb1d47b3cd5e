import type { DriveItem, SharedWith } from '@school/domain';
import { jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openApp, sessionAnswer } from '../../../test/app.tsx';
import { answerWith } from '../../../test/server.ts';
import type { Answer, Sent } from '../../../test/server.ts';

const patient = { timeout: 10_000 };

/** The owner of the drive; the same in every test, since the items name her. */
const ada = { id: 7, username: 'ada', firstName: 'Ada', lastName: 'Lovelace', entityType: 'EMPLOYEE' };

export const item = (id: number, name: string, more: Partial<DriveItem> = {}): DriveItem => ({
  id,
  name,
  itemType: 'FILE',
  mimeType: 'application/zip',
  size: 1536,
  ownerId: ada.id,
  ownerName: 'Ada Lovelace',
  createdAt: '2026-01-02T08:00:00.000Z',
  updatedAt: `2026-02-${String((id % 28) + 1).padStart(2, '0')}T08:00:00.000Z`,
  parentFolderId: null,
  contents: [],
  sharedWithUsers: [],
  sharedWithUserIds: [],
  starred: false,
  version: 1,
  ...more,
});

/** Someone an item is shared with. */
export const sharedWith = (
  userId: number,
  fullName: string,
  departmentName: string | null = null,
): SharedWith => ({
  userId,
  fullName,
  email: null,
  departmentName,
  departmentId: departmentName === null ? null : 3,
  entityType: 'EMPLOYEE',
});

export const folder = (id: number, name: string, more: Partial<DriveItem> = {}): DriveItem =>
  item(id, name, { itemType: 'FOLDER', mimeType: null, size: 0, ...more });

type Answers = Readonly<Record<string, Answer | (() => Response)>>;

/** What a rejection by the server looks like. */
export const refusal = (status: number, message: string) => (): Response =>
  new Response(JSON.stringify({ success: false, data: {}, message }), { status });

/** A request that reports its progress, on top of the answers of `fetch`. */
class FakeRequest extends EventTarget {
  readonly upload = new EventTarget();
  status = 0;
  responseText = '';
  private method = '';
  private url = '';
  private readonly sentHeaders: Record<string, string> = {};

  open(method: string, url: string): void {
    [this.method, this.url] = [method, url];
  }
  setRequestHeader(name: string, value: string): void {
    this.sentHeaders[name] = value;
  }
  getAllResponseHeaders(): string {
    return 'content-type: application/json';
  }
  abort(): void {
    this.dispatchEvent(new Event('abort'));
  }
  send(body: BodyInit): void {
    fetch(this.url, { method: this.method, headers: this.sentHeaders, body }).then(
      async (response) => {
        this.status = response.status;
        this.responseText = await response.text();
        this.dispatchEvent(new Event('load'));
      },
      () => this.dispatchEvent(new Event('error')),
    );
  }
}

/** Opens the drive against a server that knows the given answers; returns what is sent. */
export const openDrive = async (answers: Answers = {}, path = '/doc_managers'): Promise<readonly Sent[]> => {
  const sent = answerWith({
    'setup/v1/session': sessionAnswer('EMPLOYEE', { user: ada }),
    'v1/drive/items': [],
    'v1/drive/recent': [],
    'v1/drive/starred': [],
    'v1/drive/shared-with-me': [],
    'v1/drive/trash': [],
    'v1/drive/space': { used: 0, quota: 1_073_741_824, maxFile: 52_428_800, trashDays: 30 },
    ...answers,
  });
  globalThis.XMLHttpRequest = FakeRequest as unknown as typeof XMLHttpRequest;
  URL.createObjectURL = jest.fn(() => 'blob:here');
  URL.revokeObjectURL = jest.fn();
  openApp(path, 'EMPLOYEE');
  await screen.findByRole('heading', { name: 'Document drive' }, { timeout: 20_000 });
  return sent;
};

export const files = (): Promise<HTMLElement> => screen.findByRole('region', { name: 'My Files' }, patient);
export const recent = (): Promise<HTMLElement> =>
  screen.findByRole('region', { name: 'Recent Files' }, patient);

/** Names of the items in a card. */
export const namesIn = (card: HTMLElement): readonly string[] =>
  within(card)
    .queryAllByRole('button', { name: /^Actions for / })
    .map((button) => (button.getAttribute('aria-label') ?? '').replace('Actions for ', ''));

/** Opens the menu of an item and returns its entries. */
export const menuOf = async (card: HTMLElement, name: string): Promise<readonly HTMLElement[]> => {
  fireEvent.click(await within(card).findByRole('button', { name: `Actions for ${name}` }, patient));
  return within(await screen.findByRole('menu')).getAllByRole('menuitem');
};

export const choose = async (card: HTMLElement, name: string, verb: string): Promise<void> => {
  const entries = await menuOf(card, name);
  const entry = entries.find(({ textContent }) => textContent === verb);
  if (!entry) throw new Error(`${name} offers no ${verb}.`);
  fireEvent.click(entry);
};

/** Waits for a call to be sent. */
export const sentCall = (sent: readonly Sent[], matches: (call: Sent) => boolean, from = 0): Promise<Sent> =>
  waitFor(() => {
    const found = sent.slice(from).find(matches);
    if (!found) throw new Error('The call was not sent yet.');
    return found;
  }, patient);

/** Waits for a text to appear in a toast. */
export const toastSays = (text: string): Promise<HTMLElement> =>
  waitFor(() => {
    const found = screen
      .getAllByText((content) => content === text)
      .find((element) => element.closest('.MuiSnackbar-root'));
    if (!found) throw new Error(`No toast says ${text}.`);
    return found;
  }, patient);

/** Waits for the screen's red alert. */
export const alertSays = (text: string): Promise<HTMLElement> =>
  waitFor(() => {
    const found = screen
      .getAllByRole('alert')
      .find((alert) => !alert.closest('.MuiSnackbar-root') && alert.textContent?.includes(text));
    if (!found) throw new Error(`No red alert says ${text}.`);
    expect(found.className).toMatch(/colorError|standardError|severityError/i);
    return found;
  }, patient);
