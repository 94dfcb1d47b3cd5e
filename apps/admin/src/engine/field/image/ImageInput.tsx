import type { StoredFile } from '@school/kernel';
import { lazy, Suspense, useState } from 'react';
import type { InputProps } from '../field-view.ts';
import { cropArea, cutTo } from '../../files/crop.ts';
import { FilePick } from '../file/FilePick.tsx';
import { Picture } from './Picture.tsx';

const CropDialog = lazy(async () => ({ default: (await import('./CropDialog.tsx')).CropDialog }));

const accept = ['jpg', 'jpeg', 'png', 'webp', 'gif'];

interface Cutting {
  readonly file: File;
  readonly picture: ImageBitmap;
  readonly done: (cut: File | undefined) => void;
}

/** A picture that is chosen, dropped or taken with the device's camera, and cropped to the field's ratio. */
export const ImageInput = ({ field, ...props }: InputProps<'image'>) => {
  const { ratio } = field;
  const [cutting, setCutting] = useState<Cutting>();
  /** The user chooses the part to keep, unless the picture already has the ratio. */
  const prepare = async (file: File): Promise<File | undefined> => {
    const picture = ratio && (await createImageBitmap(file).catch(() => undefined));
    if (!picture) return file;
    const area = cropArea(picture.width, picture.height, ratio);
    if (area.width === picture.width && area.height === picture.height) return cutTo(picture, area, file);
    return new Promise((resolve) => {
      setCutting({
        file,
        picture,
        done: (cut) => {
          setCutting(undefined);
          resolve(cut);
        },
      });
    });
  };
  return (
    <>
      <FilePick
        {...props}
        accept={accept}
        maxBytes={field.maxBytes}
        prepare={ratio ? prepare : undefined}
        camera
        preview={<Picture file={props.value as StoredFile} size={72} />}
      />
      {cutting && ratio ? (
        <Suspense fallback={null}>
          <CropDialog file={cutting.file} picture={cutting.picture} ratio={ratio} onDone={cutting.done} />
        </Suspense>
      ) : null}
    </>
  );
};
