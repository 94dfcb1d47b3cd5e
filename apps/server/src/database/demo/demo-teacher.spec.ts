import { DemoSchool } from '../../../test/demo-school.ts';

describe('the teacher of the demo school', () => {
  let demo: DemoSchool;
  beforeAll(async () => {
    demo = await DemoSchool.open();
  }, 300_000);
  afterAll(() => demo.school.close());

  it('looks after a batch, and lands on it when she takes the attendance', async () => {
    const [first] = await demo
      .as('teacher')
      .get<readonly { readonly id: number; readonly mayMark: boolean; readonly students: number }[]>(
        'setup/v1/attendanceSystem/batches',
      );
    expect(first).toMatchObject({ mayMark: true });
    expect(first?.students).toBeGreaterThan(0);
  });
});
