import { inputOf, type MediaTools, runFfmpeg } from './run-ffmpeg.ts';

/** Where in the video the poster is taken, in seconds: near the turn of most eight-second stories. */
const POSTER_AT_SECONDS = 3.6;

/** Writes one frame of a checked video as a JPEG. */
export async function makePoster(
  videoPath: string,
  posterPath: string,
  tools: MediaTools,
): Promise<void> {
  const { stderr, exitCode } = await runFfmpeg(
    ['-y', '-ss', String(POSTER_AT_SECONDS), ...inputOf(videoPath)].concat([
      '-frames:v',
      '1',
      '-q:v',
      '3',
      '-f',
      'mjpeg',
      posterPath,
    ]),
    tools,
  );
  if (exitCode !== 0) throw new Error(`no poster could be made: ${stderr.slice(-300)}`);
}
