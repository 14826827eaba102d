# From a key to a file in four calls, each of which is a paragraph. SHORTCAKE_API_KEY is a key from Settings,
# SHORTCAKE_URL the address of Shortcake, VIDEO the id of the video that the second call has made.

# See whose key it is, and what can be spent.
curl -sS "$SHORTCAKE_URL/api/v1/account" -H "Authorization: Bearer $SHORTCAKE_API_KEY"

# Make a video of a template. It takes one credit.
curl -sS "$SHORTCAKE_URL/api/v1/videos" -H "Authorization: Bearer $SHORTCAKE_API_KEY" \
  -H 'Content-Type: application/json' -H "Idempotency-Key: $(date +%s)" \
  -d '{"templateData": {"templateId": "banana-face-slicing", "slots": {"says": "Good morning!"}}}'

# Wait for it.
curl -sS "$SHORTCAKE_URL/api/v1/videos/$VIDEO?wait=30" \
  -H "Authorization: Bearer $SHORTCAKE_API_KEY"

# Save the file.
curl -sSL --fail-with-body "$SHORTCAKE_URL/api/v1/videos/$VIDEO/file" -o video.mp4 \
  -H "Authorization: Bearer $SHORTCAKE_API_KEY"
