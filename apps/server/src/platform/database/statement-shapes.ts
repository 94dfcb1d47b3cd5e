import { createHash } from 'node:crypto';

/** Prepared statements live on every connection, so there is a bound to how many have a name at a time. */
const mostNames = 600;
/** A shape that comes once is sent as it is; only what comes again is worth a prepared statement. */
const mostSeen = 5_000;
const prefix = 'shape/';

interface Shape {
  readonly name: string;
  /** Whether it has come again since it got its name, and since room was last made. */
  used: boolean;
}

/**
 * Names for the shapes of statements that come again and again. When all names are given, shapes that have not come
 * since the last time lose theirs, so a server that has seen thousands still prepares those in use.
 */
export class StatementShapes {
  /** Rises whenever names are taken back: whoever holds prepared statements may look again then. */
  generation = 0;
  private readonly shapes = new Map<string, Shape>();
  private readonly held = new Set<string>();
  private seen = new Set<string>();

  constructor(private readonly most = mostNames) {}

  /** The name of a shape from its second coming on. */
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

  /** Whether a statement on a connection had a name of a shape that has lost it; a bound may stand behind the name. */
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

  /** A second chance for what was used; where all were, the oldest tenth goes, so that room is not made for each. */
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

/** The shapes of this process; all its connections prepare the same. */
export const shapes = new StatementShapes();
