# Takes webhooks at http://127.0.0.1:4000, and prints what happened.
# SHORTCAKE_WEBHOOK_SECRET is the secret of the endpoint, whsec_...
import base64
import hashlib
import hmac
import json
import os
import time
from http.server import BaseHTTPRequestHandler, HTTPServer

SECRET = base64.b64decode(os.environ["SHORTCAKE_WEBHOOK_SECRET"].removeprefix("whsec_"))
seen = set()


def is_signed(headers, body):
    id, sent_at = headers.get("webhook-id", ""), headers.get("webhook-timestamp", "")
    # An older one may be one that somebody has recorded.
    if not sent_at.isdecimal() or abs(time.time() - int(sent_at)) > 300:
        return False
    signed = f"{id}.{sent_at}.".encode() + body
    expected = b"v1," + base64.b64encode(hmac.digest(SECRET, signed, hashlib.sha256))
    # There are two for a day after the secret was changed.
    signatures = headers.get("webhook-signature", "").encode().split()
    return any(hmac.compare_digest(expected, signature) for signature in signatures)


class Receiver(BaseHTTPRequestHandler):
    def do_POST(self):
        # What was signed is the body as it came: nothing may parse it before.
        body = self.rfile.read(int(self.headers.get("content-length", 0)))
        if not is_signed(self.headers, body):
            return self.answer(400)
        # The same event may come twice, with the same id.
        if self.headers["webhook-id"] not in seen:
            event = json.loads(body)
            print(event["type"], json.dumps(event["data"]), flush=True)
        seen.add(self.headers["webhook-id"])
        self.answer(204)

    def answer(self, status):
        self.send_response(status)
        self.end_headers()

    def log_message(self, *_):
        pass


server = HTTPServer(("127.0.0.1", int(os.environ.get("PORT", 4000))), Receiver)
print("listening", flush=True)
server.serve_forever()
