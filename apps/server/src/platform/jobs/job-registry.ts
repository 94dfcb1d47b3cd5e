import type { JobDefinition } from './job.ts';

/** All kinds of jobs that this product knows. */
export class JobRegistry {
  private readonly definitions = new Map<string, JobDefinition>();

  add<Input, Result>(definition: JobDefinition<Input, Result>): void {
    if (this.definitions.has(definition.kind))
      throw new Error(`There are two kinds of job "${definition.kind}".`);
    this.definitions.set(definition.kind, definition as JobDefinition);
  }

  get(kind: string): JobDefinition | undefined {
    return this.definitions.get(kind);
  }
}
