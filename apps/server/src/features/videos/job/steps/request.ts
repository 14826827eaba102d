import { CUSTOM_TEMPLATE_ID, type TemplateId } from '@shortcake/contract/template-ids';
import type { VideoRequest } from '../../../../engines/engine.ts';
import type { ProjectRow } from '../../queries.ts';

/** What an engine is asked for in the present ask of a project. */
export function requestOf(project: ProjectRow): VideoRequest {
  return {
    jobId: `${project.id}-${project.attempt}`,
    prompt: project.enhanced_prompt ?? project.prompt,
    ...(project.template_id === CUSTOM_TEMPLATE_ID
      ? {}
      : { template: project.template_id as TemplateId }),
    aspectRatio: project.aspect_ratio,
    resolution: '720p',
    durationSeconds: 8,
    generateAudio: project.generate_audio,
    enhancePrompt: project.enhance_prompt,
    isEnhancementTried: project.enhance_tried,
    seed: project.seed,
  };
}
