import { roles } from '@school/kernel';
import { newsFileTypes } from '@school/resources';
import { appConfig, authModeOf } from './session/app-config.ts';
import { shortTitle } from './modules/news/item/news-words.ts';
import { layoutChoices } from './theme/layout-preferences.ts';
import { condensedFrom } from './theme/side-state.ts';
import { tokensOf } from './theme/tokens.ts';

/** Figures from the specification that no rule of behaviour covers: what the product has, and what it should have. */
const figures: readonly (readonly [string, unknown, unknown])[] = [
  ['letters of a highlighted title (K002)', shortTitle('x'.repeat(101)), `${'x'.repeat(100)}...`],
  ['background (K008)', tokensOf('light', '#0d6efd').surface, '#ffffff'],
  ['address of the calls (K019)', appConfig.apiBase, '/api'],
  ['version (K020)', appConfig.version, '1.0.0'],
  ['mode (K021)', appConfig.mode, 'production'],
  ['way of signing in (K022)', appConfig.authMode, 'edutech'],
  ['width from which the condensed menu unfolds (K024)', condensedFrom, 992],
  [
    'ways of signing in; the fake one in development alone (K028)',
    ['edutech', 'jwt', 'fake'].map((mode) => [authModeOf(mode, true), authModeOf(mode, false)]),
    [
      ['edutech', 'edutech'],
      ['jwt', 'jwt'],
      ['fake', 'edutech'],
    ],
  ],
  ['kinds of users (K029)', roles, ['ADMIN', 'EMPLOYEE', 'STUDENT', 'PARENT']],
  ['layouts (K031)', layoutChoices.layout, ['horizontal', 'vertical']],
  ['modes (K032)', layoutChoices.mode, ['light', 'dark']],
  ['widths (K033)', layoutChoices.width, ['fluid', 'boxed', 'scrollable']],
  [
    'looks of the menu (K034)',
    layoutChoices.sideTheme,
    ['light', 'colored', 'dark', 'winter', 'ladylip', 'plumplate', 'strongbliss', 'greatwhale'],
  ],
  ['pictures of the menu (K035)', layoutChoices.sideImage, ['none', 'img1', 'img2', 'img3', 'img4']],
  ['sizes of the menu (K036)', layoutChoices.sideType.slice(0, 3), ['default', 'compact', 'icon']],
  ['looks of the bar (K037)', layoutChoices.barTheme, ['light', 'dark', 'colored']],
  [
    'files of news: ten kinds, one with two endings (K066)',
    newsFileTypes.filter((type) => type !== 'jpg'),
    ['pdf', 'doc', 'docx', 'xls', 'xlsx', 'ppt', 'pptx', 'txt', 'jpeg', 'png'],
  ],
];

it.each(figures)('%s', (_, found, wanted) => expect(found).toEqual(wanted));
