#!/bin/sh
# Makes a video of a template, waits for it, and saves it as video.mp4.
# SHORTCAKE_API_KEY is a key from Settings, SHORTCAKE_URL the address of Shortcake.
set -eu
api="$SHORTCAKE_URL/api/v1"
key="Authorization: Bearer $SHORTCAKE_API_KEY"

# Ask for it. The same Idempotency-Key again would give the same video, and take no further credit.
video=$(curl -sS --fail-with-body "$api/videos" -H "$key" \
  -H 'Content-Type: application/json' -H "Idempotency-Key: $(date +%s)-$$" \
  -d '{"templateData": {"templateId": "banana-face-slicing", "slots": {"says": "Good morning!"}}}') ||
  { echo "$video" >&2; exit 1; }
id=$(echo "$video" | grep -o '"id":"[^"]*"' | head -n 1 | cut -d '"' -f 4)

# Wait for its end: each answer takes at most 30 seconds.
while echo "$video" | grep -qE '"status":"(pending|processing)"'; do
  sleep 1
  video=$(curl -sS --fail-with-body "$api/videos/$id?wait=30" -H "$key")
done

# Save it. There is no file of a video that failed, which this says.
curl -sSL --fail-with-body "$api/videos/$id/file" -H "$key" -o video.mp4
echo "video.mp4 is video $id"
