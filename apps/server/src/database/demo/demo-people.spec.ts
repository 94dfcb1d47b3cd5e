import { catalogue } from '@school/resources';
import type { WaitingItem } from '@school/kernel';
import { DemoSchool } from '../../../test/demo-school.ts';
import { sixPeople } from '../../../test/six-people.ts';

/** The call behind the list at an address; undefined for other pages. */
const listAt = (path: string): string | undefined => {
  const found = catalogue.resources.find(({ screens }) => [screens?.list ?? []].flat().includes(path));
  return found && `${[found.api ?? ''].flat()[0] ?? ''}/getall`;
};

describe('people of the demo school', () => {
  let demo: DemoSchool;
  beforeAll(async () => {
    demo = await DemoSchool.open();
  }, 300_000);
  afterAll(() => demo.school.close());

  it('look after a batch, and land on it when they take the attendance', async () => {
    const [first] = await demo
      .as('teacher')
      .get<readonly { readonly id: number; readonly mayMark: boolean; readonly students: number }[]>(
        'setup/v1/attendanceSystem/batches',
      );
    expect(first).toMatchObject({ mayMark: true });
    expect(first?.students).toBeGreaterThan(0);
  });

  it('come from what waits for them to a list of as many', async () => {
    const led: string[] = [];
    for (const person of sixPeople) {
      const { waiting } = await demo
        .as(person)
        .get<{ waiting: readonly WaitingItem[] }>('setup/v1/page/home');
      for (const { key, to, total } of waiting) {
        const [path = '', query] = to.split('?');
        const list = listAt(path);
        if (query === undefined || list === undefined) continue;
        const { status, headers } = await demo.get(`${list}?${query}&range=[0,0]`, person);
        const counted = String(headers['content-range'] ?? '').split('/')[1];
        expect([person, key, status, counted]).toEqual([person, key, 200, String(total)]);
        led.push(key);
      }
    }
    expect(led).toEqual(expect.arrayContaining(['paymentsToDecide', 'ordersToApprove']));
  }, 60_000);
});
