import { MetadataStorage } from 'class-validator';
import { rememberRules } from './remembered-rules.ts';

class Plain {
  readonly name = 'plain';
}

/** A storage that counts its look-ups. */
class Counting extends MetadataStorage {
  asked = 0;

  override getTargetValidationMetadatas(
    ...given: Parameters<MetadataStorage['getTargetValidationMetadatas']>
  ): ReturnType<MetadataStorage['getTargetValidationMetadatas']> {
    this.asked += 1;
    return super.getTargetValidationMetadatas(...given);
  }
}

describe('rules of a class', () => {
  it('are looked up once, and again only with groups', () => {
    const storage = new Counting();
    rememberRules(storage);
    const first = storage.getTargetValidationMetadatas(Plain, '', false, false);
    expect(storage.getTargetValidationMetadatas(Plain, '', false, false)).toBe(first);
    expect(storage.asked).toBe(1);
    storage.getTargetValidationMetadatas(Plain, '', false, false, ['new']);
    storage.getTargetValidationMetadatas(Plain, '', false, false, ['new']);
    expect(storage.asked).toBe(3);
  });
});
