import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { clientOf, type Saved } from '../support/api.ts';
import { demoPassword, onPhone, settled, settlesInWidth, signIn } from '../support/school.ts';

/** A photo in the files of the office. */
const photo = async (page: Page): Promise<number> => {
  const drawn = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 400, height: 300 });
    const brush = canvas.getContext('2d');
    if (brush) brush.fillStyle = '#3a7';
    brush?.fillRect(0, 0, 400, 300);
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  });
  const login = await page.request.post('/api/auth/login', {
    data: { username: 'hr', password: demoPassword },
  });
  const { data } = (await login.json()) as { data: { token: string } };
  const answer = await page.request.post('/api/setup/v1/files', {
    headers: { authorization: `Bearer ${data.token}` },
    multipart: { file: { name: 'day.png', mimeType: 'image/png', buffer: Buffer.from(drawn, 'base64') } },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return ((await answer.json()) as { data: Saved }).data.id;
};

test('An album is published for a class: its families see the photos on a phone, those of other classes do not', async ({
  page,
}) => {
  const turn = Date.now();
  await signIn(page, 'hr');
  await page.goto('/galleries');
  const api = await clientOf(page, 'hr');
  const office = await clientOf(page, 'admin');
  const batches = await office.get<(Saved & { fullName: string })[]>('setup/v1/Batch/getall?range=[0,99]');
  const album = async (name: string, batch: string): Promise<number> => {
    const ids = batches.filter(({ fullName }) => fullName === batch).map(({ id }) => id);
    const rows = [{ photo: await photo(page) }, { photo: await photo(page) }];
    const values = { name, date: '2026-11-02', batches: ids, photos: rows };
    return (await api.post<Saved>('collab/v1/gallery/save', values)).id;
  };
  const own = await album(`Journey of G9 A ${turn}`, 'G9 A');
  const other = await album(`Journey of G8 A ${turn}`, 'G8 A');
  for (const id of [own, other]) {
    await page.goto(`/galleries/${id}`);
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(page.getByText('Published', { exact: true }).first()).toBeVisible();
  }

  await onPhone(page);
  await signIn(page, 'parent');
  await page.goto('/galleries');
  await settled(page);
  await expect(page.getByText(`Journey of G9 A ${turn}`).first()).toBeVisible();
  await expect(page.getByText(`Journey of G8 A ${turn}`)).toHaveCount(0);
  await page.goto(`/galleries/${own}`);
  await page.getByRole('button', { name: /^Photo 1:/ }).click();
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
  await settlesInWidth(page);
  await page.goto(`/galleries/${other}`);
  await expect(page.getByText('The record does not exist.')).toBeVisible();
});
