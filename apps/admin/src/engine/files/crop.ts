export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The largest part of a picture that has the ratio, centred; slightly higher in tall ones, where faces are. */
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

/** The view of a picture: its centre as fractions of width and height, and the zoom. */
export interface View {
  readonly x: number;
  readonly y: number;
  /** 1 shows as much as the ratio allows. */
  readonly zoom: number;
}
export const nearest = 5;

const between = (low: number, value: number, high: number): number => Math.max(low, Math.min(value, high));

/** The initial view of a picture: the part that is kept without a choice. */
export const firstView = (
  width: number,
  height: number,
  ratio: readonly [width: number, height: number],
): View => {
  const { x, y, width: w, height: h } = cropArea(width, height, ratio);
  return { x: (x + w / 2) / width, y: (y + h / 2) / height, zoom: 1 };
};

/** The part of a picture that a view shows; it never exceeds the picture. */
export const viewedArea = (
  width: number,
  height: number,
  ratio: readonly [width: number, height: number],
  view: View,
): Area => {
  const whole = cropArea(width, height, ratio);
  const zoom = between(1, view.zoom, nearest);
  const [w, h] = [Math.max(1, Math.round(whole.width / zoom)), Math.max(1, Math.round(whole.height / zoom))];
  return {
    x: between(0, Math.round(view.x * width - w / 2), width - w),
    y: between(0, Math.round(view.y * height - h / 2), height - h),
    width: w,
    height: h,
  };
};

/** Longest side of a stored picture in pixels; enough for a printed card. */
const longest = 1200;

/** Draws a part of a picture over the whole canvas. */
export const drawArea = (canvas: HTMLCanvasElement, picture: CanvasImageSource, area: Area): boolean => {
  const pen = canvas.getContext('2d');
  pen?.drawImage(picture, area.x, area.y, area.width, area.height, 0, 0, canvas.width, canvas.height);
  return pen !== null;
};

/** A canvas as a JPEG file; undefined if the browser cannot write it. */
export const fileOf = async (canvas: HTMLCanvasElement, name: string): Promise<File | undefined> => {
  const bytes = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9));
  return bytes ? new File([bytes], `${name.replace(/\.\w+$/, '')}.jpg`, { type: 'image/jpeg' }) : undefined;
};

/** A part of a picture as JPEG, at most 1200 pixels long; the file itself if it cannot be drawn. */
export const cutTo = async (picture: ImageBitmap, area: Area, file: File): Promise<File> => {
  const scale = Math.min(1, longest / Math.max(area.width, area.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(area.width * scale);
  canvas.height = Math.round(area.height * scale);
  return drawArea(canvas, picture, area) ? ((await fileOf(canvas, file.name)) ?? file) : file;
};
