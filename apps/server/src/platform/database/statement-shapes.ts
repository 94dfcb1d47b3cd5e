import { createHash } from 'node:crypto';

/** Prepared statements exist on every connection, so the number of those with a name at a time is bounded. */
const mostNames = 600;
/** A shape that occurs once is sent as it is; only one that recurs is worth a prepared statement. */
const mostSeen = 5_000;
const prefix = 'shape/';

interface Shape {
  readonly name: string;
  /** Whether it has recurred since it got its name, and since room was last made. */
  used: boolean;
}

/**
 * Names for recurring statement shapes. When all names are in use, shapes that have not occurred since the last time lose
 * theirs, so that a server that has seen thousands still prepares those in use.
 */
export class StatementShapes {
  /** Increases whenever names are withdrawn: holders of prepared statements may check again then. */
  generation = 0;
  private readonly shapes = new Map<string, Shape>();
  private readonly held = new Set<string>();
  private seen = new Set<string>();

  constructor(private readonly most = mostNames) {}

  /** The name of a shape from its second occurrence on. */
  nameOf(text: string): string | undefined {
    const shape = this.shapes.get(text);
    if (shape) {
      shape.used = true;
      return shape.name;
    }
    if (!this.seen.has(text)) {
      if (this.seen.size >= mostSeen) this.seen = new Set();
      this.seen.add(text);
      return undefined;
    }
    this.seen.delete(text);
    if (this.shapes.size >= this.most) this.makeRoom();
    return this.give(text);
  }

  /** Whether a statement on a connection had the name of a shape that has lost it; a bound may follow the name. */
  hasLost(name: string): boolean {
    if (!name.startsWith(prefix)) return false;
    const end = name.indexOf('/', prefix.length);
    return !this.held.has(end < 0 ? name : name.slice(0, end));
  }

  private give(text: string): string {
    const name = prefix + createHash('sha1').update(text).digest('base64url').slice(0, 20);
    this.shapes.set(text, { name, used: false });
    this.held.add(name);
    return name;
  }

  /** A second chance for what was used; if all were, the oldest tenth goes, so that room is not made for each one. */
  private makeRoom(): void {
    const idle = [...this.shapes].filter(([, { used }]) => !used);
    const gone = idle.length > 0 ? idle : [...this.shapes].slice(0, Math.ceil(this.most / 10));
    for (const [text, { name }] of gone) {
      this.shapes.delete(text);
      this.held.delete(name);
    }
    for (const shape of this.shapes.values()) shape.used = false;
    this.generation += 1;
  }
}

/** The shapes of this process; all of its connections prepare the same ones. */
export const shapes = new StatementShapes();
