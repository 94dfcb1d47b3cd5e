import type { DriveItem } from '@school/domain';
import { useTranslate } from 'react-admin';
import { useEnvironment } from '../../../engine/environment/environment.ts';

interface OwnerWords {
  readonly isMine: (item: DriveItem) => boolean;
  /** The owner's name; "Me" for the user and where none is given (001 §2.14). */
  readonly ownerOf: (item: DriveItem | undefined) => string;
}

export const useOwner = (): OwnerWords => {
  const translate = useTranslate();
  const { actor } = useEnvironment();
  const isMine = ({ ownerId }: DriveItem): boolean => ownerId === undefined || ownerId === actor.id;
  const ownerOf = (item: DriveItem | undefined): string =>
    item && !isMine(item) && item.ownerName ? item.ownerName : translate('drive.me');
  return { isMine, ownerOf };
};
