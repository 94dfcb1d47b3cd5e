import type { Privilege } from '../access/access.ts';
import type { Document } from '../document/define.ts';
import type { AnyOperation } from '../operation/define.ts';
import type { Contribution } from '../page/contribute.ts';
import type { Page } from '../page/define.ts';
import type { AnyReport } from '../report/define.ts';
import type { AnyResource } from '../resource/definition.ts';
import type { Screen } from '../screen/define.ts';
import type { AnyView } from '../view/define.ts';

/** A group of the menu; groups nest by `parent`. */
export interface MenuGroup {
  readonly key: string;
  readonly label: string;
  readonly icon: string;
  readonly description: string;
  /** Address of its card grid. */
  readonly url: string;
  readonly parent?: string;
  readonly order: number;
}

/** A feature that an institution can switch off: a module, or a verb that every list has. */
export interface Feature {
  /** Key of the module, or `import` and `export`. */
  readonly key: string;
  readonly label: string;
  readonly description: string;
}

export interface CatalogueParts {
  readonly resources: readonly AnyResource[];
  readonly reports: readonly AnyReport[];
  readonly documents: readonly Document[];
  readonly screens: readonly Screen[];
  readonly privileges: readonly Privilege[];
  readonly menu: readonly MenuGroup[];
  readonly features?: readonly Feature[];
  readonly views?: readonly AnyView[];
  readonly operations?: readonly AnyOperation[];
  readonly pages?: readonly Page[];
  /** What modules add to pages of other modules. */
  readonly contributions?: readonly Contribution[];
}
