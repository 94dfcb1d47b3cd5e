import { School, call } from '../../../test/school.ts';
import { demoIsLoaded } from '../../database/demo/demo-state.ts';
import { mainInstitute } from '../../platform/database/database.ts';
import { SETTINGS } from '../../platform/platform.tokens.ts';
import type { Settings } from '../../platform/settings/definitions.ts';

const url = '/public/v1/getNameAndLogo';

describe('the branding', () => {
  let school: School;
  beforeAll(async () => {
    school = await School.open();
  });
  afterAll(() => school.close());

  it('tells the sign-ins of a demo school, and those of no other (B118)', async () => {
    const startWith = (demo: Settings['demo']) =>
      school.server((application) => {
        Object.assign(application.get<object>(SETTINGS), { demo });
      });
    const server = await startWith('school');
    const own = await call(server, url);
    expect(own.body.data).toEqual({
      name: 'EduERP',
      logoPath: '/logo.svg',
      themeColorId: '1',
      fontName: 'Arial',
    });

    await demoIsLoaded(school.sql, mainInstitute);
    const demo = await call(server, url);
    expect(demo.body.data['demoSignIns']).toContainEqual({ username: 'admin', password: 'Demo@1234' });
    expect((await call(server, '/api/public/v1/getNameAndLogo')).text).toBe(demo.text);

    const switchedOff = await call(await startWith('none'), url);
    expect(switchedOff.body.data).not.toHaveProperty('demoSignIns');
  });
});
