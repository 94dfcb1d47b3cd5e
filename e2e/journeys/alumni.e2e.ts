import { expect, test } from '@playwright/test';
import { clientOf, type Saved } from '../support/api.ts';
import { onPhone, openPart, rowWith, settled, settlesInWidth, signIn } from '../support/school.ts';

interface Letter {
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
}

test('A reunion is published, a former student answers the letter on a phone without signing in, and the office sees it', async ({
  page,
  browser,
}) => {
  const turn = Date.now();
  const title = `Journey reunion ${turn}`;
  const email = `journey.${turn}@alumni.example`;
  const api = await clientOf(page, 'admin');
  const person = await api.post<Saved>('collab/v1/alumni/save', {
    firstName: 'Nadia',
    lastName: `Journey${turn}`,
    passingYear: 2011,
    email,
    consentContact: true,
    status: 'VERIFIED',
  });
  const event = await api.post<Saved>('collab/v1/alumniEvent/save', {
    title,
    venue: 'School garden',
    startsAt: new Date(Date.now() + 20 * 86_400_000).toISOString(),
    capacity: 3,
  });
  await api.post(`collab/v1/alumniEvent/invite/${event.id}`, { people: [person.id] });

  await signIn(page, 'admin');
  await page.goto(`/alumni_event_invitations/${event.id}`);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Published', { exact: true }).first()).toBeVisible();
  const letters = await api.get<Letter[]>('setup/v1/outbox');
  const letter = letters.find(({ subject }) => subject.includes(title));
  const link = /\/alumni-answer\/\S+/.exec(letter?.text ?? '')?.[0] ?? '';
  expect(link).not.toBe('');

  const guest = await (await browser.newContext()).newPage();
  await onPhone(guest);
  await guest.goto(link);
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText(title);
  await guest.getByLabel('Guests').fill('2');
  await guest.getByRole('button', { name: 'I come', exact: true }).click();
  await expect(guest.getByText('You have accepted.')).toBeVisible();
  await settlesInWidth(guest);
  await guest.goto(`${link.slice(0, -1)}${link.endsWith('x') ? 'y' : 'x'}`);
  await expect(guest.getByText('There is no such invitation.')).toBeVisible();
  await guest.context().close();

  await page.reload();
  await settled(page);
  await openPart(page, 'Invitations');
  await expect(rowWith(page, `Journey${turn}`)).toContainText('Accepted');
  await expect(rowWith(page, `Journey${turn}`)).toContainText('2');
});
