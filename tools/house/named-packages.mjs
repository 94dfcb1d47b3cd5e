import { readFileSync, readdirSync } from 'node:fs';
import { inProject } from '../project.mjs';
import { sourcesIn, textOf } from './sources.mjs';

const server = 'apps/server/src';
const admin = 'apps/admin/src';

/** What the product was ordered with, and what must be found in its sources for a package to count as really used. */
const ordered = [
  { name: 'typeorm', folder: 'apps/server/src/modules', uses: /\.repository\(/ },
  { name: '@nestjs/typeorm', folder: server, uses: /TypeOrmModule\.forRoot/ },
  {
    name: 'passport-jwt',
    folder: server,
    uses: /new Strategy\([^]*from 'passport-jwt'|from 'passport-jwt'[^]*new Strategy\(/,
  },
  { name: '@nestjs/jwt', folder: server, uses: /JwtModule|JwtService/ },
  { name: 'swagger-ui-dist', folder: server, uses: /swagger-ui-dist/ },
  { name: 'class-validator', folder: server, uses: /from 'class-validator'/ },
  { name: 'puppeteer', folder: server, uses: /puppeteer/ },
  { name: 'pg', folder: server, uses: /from 'pg'/ },
  {
    name: 'react-admin',
    folder: admin,
    uses: /\buse(?:GetOne|GetList|DataProvider)\b[^]*from 'react-admin'/,
  },
  { name: 'ra-data-simple-rest', folder: admin, uses: /from 'ra-data-simple-rest'/ },
  { name: 'ra-i18n-polyglot', folder: admin, uses: /from 'ra-i18n-polyglot'/ },
  { name: 'ra-input-rich-text', folder: admin, uses: /RichTextInput\b[^]*from 'ra-input-rich-text'/ },
  { name: 'react-router-dom', folder: admin, uses: /from 'react-router-dom'/ },
  { name: '@mui/material', folder: admin, uses: /from '@mui\/material/ },
  { name: 'recharts', folder: admin, uses: /from 'recharts'/ },
  { name: 'nx', folder: 'tools', uses: /nx\/(?:dist\/)?bin\/nx/ },
];

/** Packages that are there because another one loads them, and that other package. */
const loadedBy = new Map([
  ['@nestjs/platform-fastify', '@nestjs/core'],
  ['react-dom', 'react'],
  ['@emotion/react', '@mui/material'],
  ['@emotion/styled', '@mui/material'],
  ['pino-pretty', 'pino'],
  ['class-transformer', 'class-validator'],
  ['@tiptap/pm', 'ra-input-rich-text'],
  ['temporal-polyfill', '@fullcalendar/react'],
]);

const readJson = (path) => JSON.parse(readFileSync(inProject(path), 'utf8'));

const tools = () =>
  readdirSync(inProject('tools'), { recursive: true })
    .filter((name) => name.endsWith('.mjs'))
    .map((name) => readFileSync(inProject('tools', name), 'utf8'));

const textsOf = (folder) => (folder === 'tools' ? tools() : sourcesIn(folder).map(textOf));

/** Every source in which a package may be named. */
const everywhere = () => ['apps', 'libs', 'tools'].flatMap(textsOf);

const isNamed = (name, texts) =>
  texts.some((text) => text.includes(`'${name}'`) || text.includes(`'${name}/`));

/** Packages of the product that are neither imported nor loaded by a used package. */
const unimported = (names) => {
  const texts = everywhere();
  return names.filter((name) => !isNamed(name, texts) && !names.includes(loadedBy.get(name)));
};

/** Overrides of packages that are not installed. */
const staleOverrides = ({ overrides = {} }, { packages }) => {
  const installed = Object.keys(packages);
  return Object.keys(overrides).filter(
    (name) => !installed.some((path) => path.endsWith(`node_modules/${name}`)),
  );
};

/** Packages without real use, and overrides without a package. @returns one line each */
export const idlePackages = () => {
  const project = readJson('package.json');
  const names = Object.keys(project.dependencies);
  const wanted = ordered
    .filter(({ folder, uses }) => !textsOf(folder).some((text) => uses.test(text)))
    .map(({ name }) => name);
  return [
    ...new Set([...wanted, ...unimported(names)]),
    ...staleOverrides(project, readJson('package-lock.json')).map((name) => `override of ${name}`),
  ];
};
