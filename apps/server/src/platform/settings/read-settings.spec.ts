import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectionsOf } from '../database/pools.ts';
import { settingDefinitions } from './definitions.ts';
import { envExample } from './describe-settings.ts';
import { readEnvFile } from './env-file.ts';
import { projectRoot } from './project-root.ts';
import { readSettings, withGeneratedSecrets } from './read-settings.ts';

describe('the settings', () => {
  let root = '';

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'school-settings-'));
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  const read = (environment: Record<string, string>, file?: string): ReturnType<typeof readSettings> => {
    if (file !== undefined) writeFileSync(join(root, '.env'), file);
    return readSettings({ environment, root });
  };

  it('need nothing', () => {
    expect(read({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      databaseUrl: '',
      databaseReplicaUrls: [],
      databasePool: 10,
      lockTimeout: 3,
      callTimeout: 10,
      reportTimeout: 60,
      jobTimeout: 600,
      idleTimeout: 60,
      dataDir: join(root, '.data'),
      demo: '',
      jwtSecret: '',
      publicUrl: 'http://localhost:3000',
      frameOrigin: '',
      smtpUrl: '',
      smsUrl: '',
      filesUrl: `file:${join(root, '.data')}/files`,
      s3Endpoint: '',
      s3Region: 'us-east-1',
      s3AccessKey: '',
      s3SecretKey: '',
      chromiumPath: '',
      stopGrace: 2,
      tallyAddresses: ['http://localhost:9000'],
      learnAddresses: [],
      stopDeadline: 15,
      logLevel: 'info',
    });
  });

  it('take the environment before the file and the file before the default', () => {
    const settings = read({ PORT: '4000', DEMO: '' }, 'PORT=5000\nDEMO=none\nLOG_LEVEL="warn"\n');
    expect(settings).toMatchObject({ port: 4000, demo: '', logLevel: 'warn' });
    expect(settings.publicUrl).toBe('http://localhost:4000');
  });

  it('read lists and trim addresses', () => {
    const settings = read({
      DATABASE_REPLICA_URLS: 'postgres://a/one, postgres://b/two',
      PUBLIC_URL: 'https://school.example/',
    });
    expect(settings.databaseReplicaUrls).toEqual(['postgres://a/one', 'postgres://b/two']);
    expect(settings.publicUrl).toBe('https://school.example');
  });

  it.each([
    ['PORT', 'http'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['HOST', 'http://here'],
    ['DATABASE_URL', 'mysql://host/name'],
    ['DATABASE_URL', 'postgres://host'],
    ['DATABASE_REPLICA_URLS', 'postgres://a/one,nonsense'],
    ['DEMO', 'yes'],
    ['JWT_SECRET', 'too short to sign with'],
    ['PUBLIC_URL', 'www.greenfield.test'],
    ['SMTP_URL', 'mail.example'],
    ['SMS_URL', 'ftp://gateway.example'],
    ['FILES_URL', '/srv/files'],
    ['CHROMIUM_PATH', '/no/such/program'],
    ['LOG_LEVEL', 'loud'],
  ])('refuse %s=%s in one line that names it and not its value', (name, value) => {
    const attempt = (): unknown => read({ [name]: value });
    expect(attempt).toThrow(new RegExp(`^Invalid ${name}: [^\\n]+$`));
    expect(attempt).not.toThrow(value);
  });

  it.each([
    ['DATABSE_URL', 'DATABASE_URL'],
    ['DATADIR', 'DATA_DIR'],
    ['PROT', 'PORT'],
    ['LOGLEVEL', 'LOG_LEVEL'],
    ['port', 'PORT'],
  ])('refuse %s in the environment and ask for %s', (name, meant) => {
    expect(() => read({ [name]: '1' })).toThrow(
      `Unknown setting ${name} in the environment: did you mean ${meant}?`,
    );
  });

  it('refuse an unknown member of their own families', () => {
    expect(() => read({ SMTP_HOST: 'mail' })).toThrow(/^Unknown setting SMTP_HOST in the environment/);
  });

  it.each([
    'PATH',
    'HOME',
    'CI',
    'POST',
    'HOSTNAME',
    'TERM',
    'XDG_DATA_DIRS',
    'NODE_ENV',
    'CHROME_PATH',
    'http_proxy',
  ])('leave %s to the program it belongs to', (name) => {
    expect(() => read({ [name]: 'anything' })).not.toThrow();
  });

  it('refuse anything unknown in the file, which is ours alone', () => {
    expect(() => read({}, 'COLOUR=blue\n')).toThrow(/^Unknown setting COLOUR in \.env/);
  });

  it('generate the signing key once, for its owner only', () => {
    const first = withGeneratedSecrets(read({}));
    expect(Buffer.byteLength(first.jwtSecret)).toBeGreaterThanOrEqual(32);
    expect(withGeneratedSecrets(read({})).jwtSecret).toBe(first.jwtSecret);
    expect(statSync(join(first.dataDir, 'secrets', 'jwt')).mode & 0o777).toBe(0o600);
  });

  it('are all in .env.example, with their defaults', () => {
    const path = join(projectRoot(), '.env.example');
    expect(readFileSync(path, 'utf8')).toBe(envExample());
    const active = readEnvFile(path);
    for (const { name, fallback } of Object.values(settingDefinitions)) {
      if (name in active) expect([name, active[name]]).toEqual([name, fallback]);
      expect(readFileSync(path, 'utf8')).toMatch(new RegExp(`^#? ?${name}=`, 'm'));
    }
  });

  it('state the connections of a server as it opens them, in the file and in the documentation alike', () => {
    const whole = connectionsOf(Number(settingDefinitions.databasePool.fallback));
    expect(whole).toBe(24);
    const said =
      /reports have another 40 %, jobs the same again, and six listen, watch and queue: (\d+) with the default/;
    for (const path of ['.env.example', 'docs/run.md']) {
      const text = readFileSync(join(projectRoot(), path), 'utf8').replaceAll(/\s+/g, ' ');
      expect([path, said.exec(text)?.[1]]).toEqual([path, String(whole)]);
    }
  });
});
