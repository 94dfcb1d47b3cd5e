import { catalogue } from '@school/resources';
import { allChecks } from '../health/all-checks.ts';
import { runHealthChecks } from '../health/run-checks.ts';
import { DemoSchool } from '../../../test/demo-school.ts';

/** The checks of the product's own health are green from the first minute, so that red means a fault. */
describe('a demo school', () => {
  let demo: DemoSchool;
  beforeAll(async () => {
    demo = await DemoSchool.open();
  }, 300_000);
  afterAll(() => demo.school.close());

  it('is healthy as it is loaded', async () => {
    const findings = await runHealthChecks(demo.school.sql, allChecks(catalogue));
    expect(findings).toEqual([]);
  });
});
