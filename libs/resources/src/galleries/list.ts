import type { AnyResource } from '@school/kernel';
import { externalDocument } from './external-document.resource.ts';
import { galleryAlbum } from './gallery-album.resource.ts';
import { galleryPhoto } from './gallery-photo.resource.ts';

export const galleryResources: readonly AnyResource[] = [galleryAlbum, galleryPhoto, externalDocument];
