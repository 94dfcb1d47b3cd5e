export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The largest part of a picture that has the ratio, from the middle; a little higher in tall ones, where faces are. */
export const cropArea = (
  width: number,
  height: number,
  [wide, high]: readonly [width: number, height: number],
): Area => {
  const isTooWide = width * high > height * wide;
  const w = isTooWide ? Math.round((height * wide) / high) : width;
  const h = isTooWide ? height : Math.round((width * high) / wide);
  return { x: Math.round((width - w) / 2), y: Math.round((height - h) / 3), width: w, height: h };
};

/** Longest side of a kept picture in pixels; enough for a printed card. */
const longest = 1200;

/** A picture cut to the ratio, as JPEG; the file itself when it has the ratio already or cannot be drawn. */
export const cropped = async (file: File, ratio: readonly [width: number, height: number]): Promise<File> => {
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (!picture) return file;
  const area = cropArea(picture.width, picture.height, ratio);
  if (area.width === picture.width && area.height === picture.height) return file;
  const scale = Math.min(1, longest / Math.max(area.width, area.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(area.width * scale);
  canvas.height = Math.round(area.height * scale);
  const pen = canvas.getContext('2d');
  if (!pen) return file;
  pen.drawImage(picture, area.x, area.y, area.width, area.height, 0, 0, canvas.width, canvas.height);
  const bytes = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9));
  return bytes ? new File([bytes], file.name.replace(/\.\w+$/, '.jpg'), { type: 'image/jpeg' }) : file;
};
