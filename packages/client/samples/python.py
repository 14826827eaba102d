# Makes a video of a template, waits for it, and saves it as video.mp4.
# SHORTCAKE_API_KEY is a key from Settings, SHORTCAKE_URL the address of Shortcake.
import json
import os
import shutil
import time
import uuid
from urllib.request import Request, urlopen

API = os.environ["SHORTCAKE_URL"] + "/api/v1"


def ask(path, body=None):
    request = Request(API + path)
    # Not sent on to wherever the file is kept.
    request.add_unredirected_header("Authorization", "Bearer " + os.environ["SHORTCAKE_API_KEY"])
    if body is not None:
        request.data = json.dumps(body).encode()
        request.add_header("Content-Type", "application/json")
        # The same key again would give the same video, and take no further credit.
        request.add_header("Idempotency-Key", str(uuid.uuid4()))
    return urlopen(request, timeout=60)


# Ask for it.
settings = {"templateId": "banana-face-slicing", "slots": {"says": "Good morning!"}}
video = json.load(ask("/videos", {"templateData": settings}))

# Wait for its end: each answer takes at most 30 seconds.
while video["status"] not in ("completed", "failed"):
    time.sleep(1)
    video = json.load(ask(f"/videos/{video['id']}?wait=30"))
if video["status"] == "failed":
    raise SystemExit(video["failureReason"])

# Save it.
with ask(f"/videos/{video['id']}/file") as answer, open("video.mp4", "wb") as file:
    shutil.copyfileobj(answer, file)
print("video.mp4 is video", video["id"])
