import { fieldOf, storedField } from '@school/kernel';
import type { AnyResource, RefField } from '@school/kernel';
import { ruleIn, scalarOf } from '../query/compile.ts';
import type { Scalar } from '../query/compile.ts';
import { columnOf, picked, rightsIn, tableName, trusted } from '../query/source.ts';
import type { Source } from '../query/source.ts';

/** What a picker shows of a record, and thus also a reader who may only refer to it. */
const isPicked = ({ title, subtitle = [] }: AnyResource, key: string): boolean =>
  key === 'id' || key === title || subtitle.includes(key);

interface Step {
  readonly source: Source;
  readonly field: RefField;
  readonly key: string;
  readonly column: string;
}

/**
 * The tables that the paths of one statement lead through, each joined once however many columns use it. A row that the
 * reader may not see yields null for its columns, and does not remove the row that points at it.
 */
export class Joins {
  readonly root: Source;
  readonly clauses: string[] = [];
  private readonly joined = new Map<string, Source>();

  constructor(root: Source) {
    this.root = root;
  }

  /** The value at a path; nothing when it names no field, or one that the reader may not read. */
  valueAt(path: string): Scalar | undefined {
    return this.follow(this.root, '', path.split('.'), false);
  }

  private follow(
    source: Source,
    before: string,
    [key = '', ...rest]: readonly string[],
    onlyPicked: boolean,
  ): Scalar | undefined {
    const field = fieldOf(source.resource, key);
    if (!field || (onlyPicked && !isPicked(source.resource, key))) return undefined;
    if (field.type !== 'ref' || rest.length === 0) return scalarOf(source, [key, ...rest]);
    const column = storedField(source.resource, key)?.column;
    if (column === undefined || !rightsIn(source).reads(field)) return undefined;
    const [next = ''] = rest;
    const found = this.through({ source, field, key, column }, `${before}.${key}`, next);
    return found && this.follow(found.target, found.name, rest, found.onlyPicked);
  }

  /** The target of a reference: as the reader reads it, else as far as a reader who may only refer to it knows it. */
  private through(
    step: Step,
    path: string,
    next: string,
  ): { readonly target: Source; readonly name: string; readonly onlyPicked: boolean } | undefined {
    const { source, field } = step;
    const resource = source.reader.catalogue.resource(field.to);
    const target: Source = { ...source, resource, alias: `j${this.joined.size + 1}`, picking: false };
    const rights = rightsIn(target);
    const isTitle = next === resource.title || next === 'id';
    if (field.named && isTitle) {
      return { target: this.join(step, `${path}:named`, trusted(target)), name: path, onlyPicked: true };
    }
    if (rights.may('read') && !(rights.picksMore && isPicked(resource, next))) {
      return { target: this.join(step, path, target), name: path, onlyPicked: false };
    }
    if (!rights.picks) return undefined;
    const name = `${path}:picked`;
    return { target: this.join(step, name, picked(target)), name, onlyPicked: true };
  }

  private join({ source, column }: Step, name: string, target: Source): Source {
    const known = this.joined.get(name);
    if (known) return known;
    const on = [`${target.alias}.id = ${columnOf(source, column)}`, ...ruleIn(target)];
    this.joined.set(name, target);
    this.clauses.push(` LEFT JOIN ${tableName(target.resource)} ${target.alias} ON ${on.join(' AND ')}`);
    return target;
  }
}
