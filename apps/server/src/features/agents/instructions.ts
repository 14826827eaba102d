/** What agents are told before they see a tool; it stands in their context all the time. */
export const INSTRUCTIONS = `Shortcake makes short vertical videos: one credit, one video of 8 seconds.
Begin with list_templates: a template makes a better video than a prompt of your own. With its id it tells what its slots are; fill those rather than write a prompt.
make_video and make_series spend the person's credits. Ask before you spend, and say how many; get_account tells how many there are. Both refuse what costs more than confirm_credits, and name the price.
A video takes minutes at times: make_video with wait tells its progress, get_video with wait looks again later. A video that fails gives its credit back.
Give people the pageUrl to watch a video. The fileUrl is the MP4 for programs that send the API key along.`;
